/** Saves the record of a match as a file. */
export async function saveRecord(session) {
  try {
    const blob = await session.api.record();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `${session.get().match?.game ?? 'match'}-${session.id}.jsonl`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  } catch (problem) {
    session.report(problem);
  }
}
