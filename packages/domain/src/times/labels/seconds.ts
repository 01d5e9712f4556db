/** Units of time, in seconds. */
export const minute = 60;
export const hour = 3600;
export const day = 86_400;

/** Up to so many days a label counts them; beyond it names the date. */
export const countedDays = 30;
