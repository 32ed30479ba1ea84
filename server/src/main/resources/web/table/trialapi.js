/** Lets requests about the position go to the trial while one is on. */
export function withTrial(api, trialOf) {
  const ask = what => {
    const { seed, steps } = trialOf();
    return api.trial({ seed, steps, ...what });
  };
  const either =
    (there, here) =>
    (...given) =>
      trialOf() ? there(...given) : here(...given);
  return {
    ...api,
    units: either(units => ask({ units }), api.units),
    choices: either(() => ask({ choices: true }), api.choices),
    check: either(order => ask({ check: order }), api.check),
    danger: either(hex => ask({ danger: hex }), api.danger),
    forecast: either(order => ask({ forecast: order }), api.forecast),
  };
}
