export type DescribedVoice = {
  readonly voiceURI: string;
  readonly name: string;
  /** BCP 47; some browsers write it with an underscore. */
  readonly lang: string;
  /** It needs no connection. */
  readonly localService: boolean;
  readonly default: boolean;
};

function tagsOf(language: string): readonly string[] {
  return language.toLowerCase().replaceAll('_', '-').split('-');
}

/** How well a voice suits, the least first: of the same region, without a connection, the usual one. */
function rankOf(voice: DescribedVoice, language: string): number {
  const same = tagsOf(voice.lang).join('-') === tagsOf(language).join('-');
  return (same ? 0 : 4) + (voice.localService ? 0 : 2) + (voice.default ? 0 : 1);
}

/** The voices that speak a work's language (BCP 47), the most fitting first. */
export function voicesFor<Voice extends DescribedVoice>(
  voices: readonly Voice[],
  language: string,
): readonly Voice[] {
  const [wanted] = tagsOf(language);
  return voices
    .filter(({ lang }) => tagsOf(lang)[0] === wanted)
    .toSorted((a, b) => rankOf(a, language) - rankOf(b, language));
}
