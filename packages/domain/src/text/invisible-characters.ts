/**
 * What takes no ink: controls, formats, fillers, the empty braille cell, and halves of a character.
 * Spaces are not among them.
 */
const invisible = /[\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/u;

/**
 * An emoji with the joiners, selectors and tags that belong to it: those are part of what is seen.
 * Tags spell only the three flags that exist, of England, Scotland and Wales.
 */
const emoji =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}|[0-9#*]\uFE0F\u20E3|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*/u;

/** Whether a text holds a control or invisible character, other than those that make up an emoji. */
export function hasInvisible(text: string): boolean {
  return text.split(emoji).some((part) => invisible.test(part));
}

/** Whether there is nothing to read in a text: it is empty, or all of it blanks and invisible. */
export function isBlank(text: string): boolean {
  return Array.from(text).every((character) => /\s/.test(character) || invisible.test(character));
}
