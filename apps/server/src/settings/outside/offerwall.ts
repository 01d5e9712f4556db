import { z } from 'zod';
import { offerPartners, type OfferPartner } from '@hanji/contract/offerwall-vocabulary.ts';
import { isSafeAddress, parsedJson, serviceAddress } from '#settings/service-address.ts';
import { SettingError } from '#settings/setting-error.ts';

/** How a partner of the offer wall is spoken to, and known by. */
export type OfferPartnerSettings = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secret: string;
  /** By which the partner signs its notices. */
  readonly noticeSecret: string;
  /** Where its pages are: nothing else comes into the frame, or is heard out of it. */
  readonly pageOrigin: string;
};

export type OfferWallSettings = Readonly<Partial<Record<OfferPartner, OfferPartnerSettings>>>;

const described = z.strictObject({
  url: serviceAddress,
  secret: z.string().min(1),
  noticeSecret: z.string().min(16),
  pageOrigin: z
    .string()
    .refine(isSafeAddress)
    .transform((url) => new URL(url).origin),
});

const mend =
  'use JSON such as {"url":"https://gate.example.com","secret":"…","noticeSecret":"… of 16 or more","pageOrigin":"https://wall.example.com"}';

/** A variable that describes one partner; what was given is never told, it holds secrets. */
const partner = z.string().transform((text, context): OfferPartnerSettings => {
  const given = described.safeParse(parsedJson(text));
  if (given.success) return given.data;
  context.addIssue({ code: 'custom', message: mend });
  return z.NEVER;
});

type VariableName = `HANJI_OFFERWALL_${Uppercase<OfferPartner>}`;

export function offerVariable(of: OfferPartner): VariableName {
  return `HANJI_OFFERWALL_${of.toUpperCase()}` as VariableName;
}

export const offerVariables = Object.fromEntries(
  offerPartners.map((of) => [offerVariable(of), partner.optional()]),
) as Record<VariableName, z.ZodOptional<typeof partner>>;

type Given = Readonly<Partial<Record<VariableName, OfferPartnerSettings | undefined>>>;

/**
 * The partners that are set.
 * @throws SettingError where the pages of one are at an origin of ours: a frame of such could reach
 * out of its sandbox
 */
export function offerWallSettingsOf(
  variables: Given,
  ownOrigins: readonly string[],
): OfferWallSettings {
  return Object.fromEntries(
    offerPartners.flatMap((of) => {
      const given = variables[offerVariable(of)];
      if (given === undefined) return [];
      if (ownOrigins.includes(given.pageOrigin)) {
        throw new SettingError(
          `${offerVariable(of)}=…: pageOrigin is an origin of this service; name the partner’s own`,
        );
      }
      return [[of, given]];
    }),
  );
}
