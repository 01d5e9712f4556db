/** A modulus below that is not asked for, nor used: 2048 bits. */
const leastModulusDigits = 512;

const hex = /^(?:[0-9a-f]{2})+$/i;

/**
 * A public key as jsencrypt reads it: PKCS#1 in DER, in hex. Both numbers come in hex; null where
 * they make no key of 2048 bits or more.
 */
export function rsaPublicKey(modulus: string, exponent: string): string | null {
  const [n, e] = [wholeBytes(modulus), wholeBytes(exponent)];
  if (!hex.test(n) || !hex.test(e) || n.length < leastModulusDigits) return null;
  return element('30', integer(n) + integer(e));
}

/** Without zeros in front, and with an even number of digits. */
function wholeBytes(digits: string): string {
  const bare = digits.replace(/^0+/, '');
  return bare.length % 2 === 0 ? bare : `0${bare}`;
}

/** A first bit that is set would make it negative. */
function integer(digits: string): string {
  const signed = Number.parseInt(digits.slice(0, 2), 16) >= 0x80 ? `00${digits}` : digits;
  return element('02', signed);
}

function element(tag: string, content: string): string {
  const length = content.length / 2;
  const digits = wholeBytes(length.toString(16));
  const size = length < 0x80 ? digits : (0x80 + digits.length / 2).toString(16) + digits;
  return tag + size + content;
}
