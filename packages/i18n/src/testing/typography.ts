/** French: a space that may break before a sign that belongs to what stands before it, or after «. */
export const breakingSpace = /« | [:;?!»%]|\d [:;?!»%]/;

/** English as it is not spelt in America. */
export const britishSpelling =
  /cancell(?:ed|ing)|colour|favour|harbour|honour|neighbour|behaviour|grey|catalogue|centre|metre|(?:apologi|authori|customi|organi|personali|reali|recogni)s/i;
