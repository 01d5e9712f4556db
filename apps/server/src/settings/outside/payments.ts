import { z } from 'zod';
import { paymentMethods, type PaymentMethod } from '@hanji/contract/vocabulary.ts';
import { isSafeAddress, parsedJson, serviceAddress } from '#settings/service-address.ts';

/** How a payment provider is spoken to, and known by. */
export type PaymentProviderSettings = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secret: string;
  /** By which the provider signs its notices. */
  readonly noticeSecret: string;
  /** Of cards alone: where browsers have them turned into tokens, and by which key. */
  readonly tokens: { readonly url: string; readonly apiKey: string } | null;
};

export type PaymentSettings = Readonly<Partial<Record<PaymentMethod, PaymentProviderSettings>>>;

const described = z
  .strictObject({
    url: serviceAddress,
    secret: z.string().min(1),
    noticeSecret: z.string().min(16),
    tokenUrl: z.string().refine(isSafeAddress).optional(),
    tokenApiKey: z.string().min(1).optional(),
  })
  .refine(({ tokenUrl, tokenApiKey }) => (tokenUrl === undefined) === (tokenApiKey === undefined))
  .transform(({ tokenUrl, tokenApiKey, ...rest }): PaymentProviderSettings => ({
    ...rest,
    tokens: tokenUrl && tokenApiKey ? { url: tokenUrl, apiKey: tokenApiKey } : null,
  }));

const mend =
  'use JSON such as {"url":"https://pay.example.com","secret":"…","noticeSecret":"… of 16 or more"}';

/** A variable that describes one provider; what was given is never told, it holds secrets. */
function provider(payment: PaymentMethod) {
  return z.string().transform((text, context) => {
    const given = described.safeParse(parsedJson(text));
    const lacksTokens = payment === 'credit' && given.data?.tokens === null;
    if (given.success && !lacksTokens) return given.data;
    const message = lacksTokens ? `tokenUrl and tokenApiKey are missing: ${mend}` : mend;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

type VariableName = `HANJI_PAYMENT_${Uppercase<PaymentMethod>}`;

export function paymentVariable(payment: PaymentMethod): VariableName {
  return `HANJI_PAYMENT_${payment.toUpperCase()}` as VariableName;
}

export const paymentVariables = Object.fromEntries(
  paymentMethods.map((payment) => [paymentVariable(payment), provider(payment).optional()]),
) as Record<VariableName, z.ZodOptional<ReturnType<typeof provider>>>;

type Given = Readonly<Partial<Record<VariableName, PaymentProviderSettings | undefined>>>;

export function paymentSettingsOf(variables: Given): PaymentSettings {
  return Object.fromEntries(
    paymentMethods.flatMap((payment) => {
      const given = variables[paymentVariable(payment)];
      return given === undefined ? [] : [[payment, given]];
    }),
  );
}
