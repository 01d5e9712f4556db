import { randomBytes } from 'node:crypto';

/** What is known of a card here: never its number. */
type Card = { readonly lastDigits: string; readonly expire: string; readonly behaves: Behaviour };

/** How a charge of a card ends; `slow` takes the money and does not answer. */
export type Behaviour = 'pays' | 'is declined' | 'slow';

const declined = '4000000000000002';
const slow = '4000000000000119';

function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function behaviourOf(number: string): Behaviour {
  if (number === declined) return 'is declined';
  return number === slow ? 'slow' : 'pays';
}

function newId(prefix: string): string {
  return prefix + randomBytes(16).toString('hex');
}

export type Cards = ReturnType<typeof createCards>;

export function createCards(apiKey: string) {
  const tokens = new Map<string, Card>();
  const kept = new Map<string, Map<string, Card>>();
  const ofCustomer = (customer: string): Map<string, Card> => {
    const cards = kept.get(customer) ?? new Map<string, Card>();
    kept.set(customer, cards);
    return cards;
  };
  return {
    /** What the token host answers a browser. */
    tokenise(asked: Readonly<Record<string, unknown>>) {
      const number = String(asked['card_number']).replaceAll(' ', '');
      const expire = String(asked['card_expire']);
      const isGood =
        asked['token_api_key'] === apiKey &&
        asked['lang'] === 'ja' &&
        /^\d{14,16}$/.test(number) &&
        passesLuhn(number) &&
        /^(0[1-9]|1[0-2])\/\d{2}$/.test(expire) &&
        /^\d{3,4}$/.test(String(asked['security_code']));
      if (!isGood) return { status: 'failure', code: 'invalid_card' };
      const token = newId('tok_');
      tokens.set(token, { lastDigits: number.slice(-4), expire, behaves: behaviourOf(number) });
      return { status: 'success', token };
    },
    /** The behaviour of the card that a charge names; null for none of this customer. */
    behaviour(asked: Readonly<Record<string, unknown>>): Behaviour | null {
      const { mdkToken, cardId, customer } = asked;
      if (typeof mdkToken === 'string') {
        const card = tokens.get(mdkToken);
        // A token pays once.
        tokens.delete(mdkToken);
        return card?.behaves ?? null;
      }
      return ofCustomer(String(customer)).get(String(cardId))?.behaves ?? null;
    },
    list: (customer: string) =>
      [...ofCustomer(customer)].map(([cardId, { lastDigits, expire }]) => ({
        cardId,
        lastDigits,
        expire,
      })),
    register(customer: string, mdkToken: unknown) {
      const card = tokens.get(String(mdkToken));
      if (card === undefined) return null;
      tokens.delete(String(mdkToken));
      const cardId = newId('card_');
      ofCustomer(customer).set(cardId, card);
      const { lastDigits, expire } = card;
      return { cardId, lastDigits, expire };
    },
    forget: (customer: string, cardId: unknown): void => {
      ofCustomer(customer).delete(String(cardId));
    },
  };
}
