/** The phrases of a language, by namespace and key. */
type Phrases = Record<string, Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;
type Translate = (key: string, values?: Values) => string;

/** What is asked of `init` in i18n.ts; all else has one answer where there is one language. */
type Options = {
  readonly lng: string;
  readonly resources: Readonly<Record<string, Phrases>>;
  readonly defaultNS: string;
  readonly missingKeyHandler: (languages: readonly string[], ns: string, key: string) => void;
};

type Formatter = {
  readonly type: string;
  readonly format?: (value: unknown, format: undefined, locale: string) => string;
};

const hole = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Stands in for i18next where an edition speaks one language: phrases with their values and plural
 * forms, as i18n.ts sets them. What leads from one language to another is left out.
 */
class OneLanguage {
  language = '';
  /** By this i18n.ts knows a translator again. */
  readonly services = {};
  readonly #phrases: Phrases = {};
  readonly #fixed = new Map<string, Translate>();
  #format = (value: unknown): string => String(value);
  #options: Options | undefined;

  use({ type, format }: Formatter): this {
    if (type === 'formatter' && format) {
      this.#format = (value) => format(value, undefined, this.language);
    }
    return this;
  }

  async init(options: Options): Promise<Translate> {
    this.#options = options;
    this.language = options.lng;
    Object.assign(this.#phrases, options.resources[options.lng]);
    return this.t;
  }

  /** What is given here is of the one language there is. */
  addResourceBundle(_language: string, namespace: string, words: Record<string, string>): void {
    this.#phrases[namespace] = { ...this.#phrases[namespace], ...words };
  }

  changeLanguage(): Promise<Translate> {
    return Promise.resolve(this.t);
  }

  /** There is no other language to change to. */
  on(): void {}

  /** The same function each time, so that who holds it is not drawn anew. */
  getFixedT(_language: string | null, namespace: string): Translate {
    const known = this.#fixed.get(namespace);
    if (known) return known;
    const made: Translate = (key, values) => this.#say(namespace, key, values);
    this.#fixed.set(namespace, made);
    return made;
  }

  readonly t: Translate = (key, values) => this.#say(this.#options?.defaultNS ?? '', key, values);

  #say(namespace: string, key: string, values: Values = {}): string {
    const [name = '', of = namespace] = key.split(':', 2).toReversed();
    const words = this.#phrases[of] ?? {};
    const { count } = values;
    const form = typeof count === 'number' ? `${name}_${this.#formOf(count)}` : name;
    const phrase = words[form] ?? words[name];
    if (phrase === undefined) {
      this.#options?.missingKeyHandler([this.language], of, name);
      return name;
    }
    return phrase.replace(hole, (_, value: string) => this.#format(values[value] ?? ''));
  }

  #formOf(count: number): string {
    return new Intl.PluralRules(this.language).select(count);
  }
}

export function createInstance(): OneLanguage {
  return new OneLanguage();
}
