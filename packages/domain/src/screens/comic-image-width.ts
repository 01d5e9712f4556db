/** Widest that a comic image is shown, in CSS pixels (reading-service, section 2 "Viewers"). */
export const widestComicImage = 720;
