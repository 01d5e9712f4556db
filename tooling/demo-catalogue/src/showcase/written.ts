export function written<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A row of the showcase was not written');
  return row;
}
