/** A document of more characters of text is parted: a browser lays one out whole before it shows it. */
export const longestDocument = 200_000;
/** A paragraph of more is: lines are broken from the paragraph's beginning each time. */
export const longestParagraph = 20_000;
