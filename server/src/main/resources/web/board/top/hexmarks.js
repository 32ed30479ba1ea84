/** Marks that stand in a hex, aside of any counter: garrisons as shields with a number, the holder of a city as a flag. */
export function paintHexMarks(g, pen, scene, palette) {
  const { grid } = scene;
  const { w } = pen;
  if (w < 22) return;
  const size = Math.min(30, Math.max(9, w * 0.3));
  for (const { hex, mark, value } of scene.hexMarks) {
    if (!pen.sees(grid.x[hex], grid.y[hex]) || value === 0) continue;
    const held = scene.stacks.has(hex);
    const x = grid.x[hex] * w;
    const y = grid.y[hex] * w;
    if (mark === 'garrison') paintShield(g, x - (held ? 0.4 * w : 0), y + (held ? 0.3 : 0.06) * w, size, value, palette);
    else if (mark.endsWith('-city')) paintFlag(g, x + w * 0.3, y + w * (held ? 0.47 : 0.36), size, mark.startsWith('soviet') ? 'sov' : 'axis', palette);
  }
}

function paintShield(g, x, y, size, value, palette) {
  const h = size / 2;
  g.beginPath();
  g.moveTo(x - h * 0.86, y - h);
  g.lineTo(x + h * 0.86, y - h);
  g.lineTo(x + h * 0.86, y + h * 0.2);
  g.quadraticCurveTo(x + h * 0.8, y + h * 0.75, x, y + h * 1.12);
  g.quadraticCurveTo(x - h * 0.8, y + h * 0.75, x - h * 0.86, y + h * 0.2);
  g.closePath();
  g.fillStyle = palette.axis;
  g.fill();
  g.strokeStyle = palette['axis-edge'];
  g.lineWidth = Math.max(1, size * 0.09);
  g.stroke();
  g.fillStyle = palette['axis-ink'];
  g.font = `700 ${size * 0.72}px ${palette.narrow}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(String(value ?? ''), x, y + size * 0.02);
}

/** A square flag for the Axis, a swallow-tailed one for the Soviets, on a staff that stands at x, y. */
function paintFlag(g, x, y, size, skin, palette) {
  const h = size * 0.8;
  g.lineJoin = 'miter';
  g.beginPath();
  g.moveTo(x, y - h);
  g.lineTo(x + h * 0.75, y - h);
  if (skin === 'sov') g.lineTo(x + h * 0.52, y - h * 0.74);
  g.lineTo(x + h * 0.75, y - h * 0.48);
  g.lineTo(x, y - h * 0.48);
  g.closePath();
  g.fillStyle = palette[skin];
  g.fill();
  g.strokeStyle = palette['map-ink'];
  g.lineWidth = Math.max(0.8, size * 0.07);
  g.stroke();
  g.beginPath();
  g.moveTo(x, y - h);
  g.lineTo(x, y);
  g.stroke();
}
