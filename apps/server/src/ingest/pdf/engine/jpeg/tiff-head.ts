/** Rows that a reader unpacks at once. */
const stripRows = 64;
const short = 3;
const long = 4;

/** Bytes of a picture file in front of its rows of red, green and blue, which are not packed. */
export function tiffHead(width: number, height: number): Buffer {
  const strips = Math.ceil(height / stripRows);
  const fields = 10;
  const bitsAt = 8 + 2 + fields * 12 + 4;
  const offsetsAt = bitsAt + 8;
  const countsAt = offsetsAt + strips * 4;
  const pixelsAt = countsAt + strips * 4;
  const head = Buffer.alloc(pixelsAt);
  head.write('II*\0', 0, 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(fields, 8);
  let at = 10;
  const field = (tag: number, type: number, count: number, value: number): void => {
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
    at += 12;
  };
  // One strip's place and length stand in their fields themselves.
  const [firstAt, firstCount] =
    strips === 1 ? [pixelsAt, width * height * 3] : [offsetsAt, countsAt];
  field(256, long, 1, width);
  field(257, long, 1, height);
  field(258, short, 3, bitsAt);
  field(259, short, 1, 1);
  field(262, short, 1, 2);
  field(273, long, strips, firstAt);
  field(277, short, 1, 3);
  field(278, long, 1, stripRows);
  field(279, long, strips, firstCount);
  field(284, short, 1, 1);
  for (let sample = 0; sample < 3; sample += 1) head.writeUInt16LE(8, bitsAt + sample * 2);
  for (let strip = 0; strip < strips; strip += 1) {
    const from = strip * stripRows;
    const rows = Math.min(stripRows, height - from);
    head.writeUInt32LE(pixelsAt + from * width * 3, offsetsAt + strip * 4);
    head.writeUInt32LE(rows * width * 3, countsAt + strip * 4);
  }
  return head;
}
