const atRules = new Set(
  `import namespace media supports font-face page counter-style layer container keyframes
  -webkit-keyframes font-feature-values styleset swash character-variant ornaments annotation
  stylistic property`.split(/\s+/),
);

/** Rules of a sheet, by the names as they are written: one with an escape is none of them. */
export function allowedAtRule(name: string): boolean {
  const plain = name.toLowerCase();
  return atRules.has(plain) || /^(?:top|right|bottom|left)-(?:[a-z]+)(?:-corner)?$/.test(plain);
}

/** Old browsers' own, which attach programs. */
const programs = new Set(['behavior', '-moz-binding', '-ms-behavior']);

/** Any property that is written plainly: unknown ones do nothing, and books have many of their own. */
export function allowedProperty(name: string): boolean {
  return /^[-*_]{0,2}[a-z0-9][\w-]*$/i.test(name) && !programs.has(name.toLowerCase());
}

/** Functions that compute, draw or count; none that loads. Addresses stand in `url()`, read apart. */
export const allowedFunctions: ReadonlySet<string> = new Set(
  `calc min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp
  var env attr rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient -webkit-linear-gradient -webkit-radial-gradient -webkit-gradient
  -webkit-repeating-linear-gradient -webkit-repeating-radial-gradient -moz-linear-gradient
  -moz-radial-gradient -o-linear-gradient -ms-linear-gradient from to color-stop
  matrix matrix3d perspective rotate rotate3d rotatex rotatey rotatez scale scale3d scalex scaley
  scalez skew skewx skewy translate translate3d translatex translatey translatez
  cubic-bezier linear steps blur brightness contrast drop-shadow grayscale hue-rotate invert opacity
  saturate sepia alpha counter counters symbols local format tech inset rect xywh circle ellipse
  polygon path shape minmax repeat fit-content target-counter target-counters target-text leader
  content string element-text type stylistic styleset character-variant swash ornaments annotation
  historical-forms layer supports selector style font-tech font-format`.split(/\s+/),
);
