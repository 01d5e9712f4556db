/**
 * What encryption with a public key needs of jsencrypt's integers, by those of the platform: a build
 * puts it in the place of the module of that name, which is most of the library and does in JavaScript
 * what every browser that starts an edition does itself. Names and forms are that module's.
 */
export class BigInteger {
  readonly #value: bigint;

  /** @param bytes of a number that is not negative, the highest first */
  constructor(bytes: readonly number[] | bigint) {
    this.#value = typeof bytes === 'bigint' ? bytes : fromHex(bytes.map(twoDigits).join(''));
  }

  bitLength(): number {
    return this.#value === 0n ? 0 : this.#value.toString(2).length;
  }

  toString(radix: number): string {
    return this.#value.toString(radix);
  }

  /** This to the power of `exponent`, modulo `modulus`. */
  modPowInt(exponent: number, modulus: BigInteger): BigInteger {
    let power = 1n;
    for (const bit of exponent.toString(2)) {
      power = (power * power) % modulus.#value;
      if (bit === '1') power = (power * this.#value) % modulus.#value;
    }
    return new BigInteger(power);
  }
}

function twoDigits(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

function fromHex(digits: string): bigint {
  return BigInt(`0x${digits}`);
}

/** Keys come in hex alone. */
export function parseBigInt(digits: string): BigInteger {
  return new BigInteger(fromHex(digits));
}

/** Where the library begins a pair of its own, which none does here. */
export function nbi(): never {
  throw new Error('no key is made in a browser');
}
