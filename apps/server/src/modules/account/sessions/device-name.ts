/** The first that fits counts: many browsers name those whose pages they want to be shown. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Whale', /\bWhale\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

const longestRead = 512;

/**
 * A device in few words, such as "Chrome, Android"; empty where its browser says nothing that is
 * known. The words are ours alone: nothing of what was sent is kept.
 */
export function deviceName(userAgent: string): string {
  const read = userAgent.slice(0, longestRead);
  return [browsers, systems]
    .flatMap((names) => names.find(([, sign]) => sign.test(read))?.[0] ?? [])
    .join(', ');
}
