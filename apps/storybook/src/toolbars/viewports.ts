const tall = { phone: 800, tablet: 1024, desktop: 900 };
/** High enough for a whole page at once. */
const pageHeight = 2400;

function viewport(
  name: string,
  width: number,
  type: keyof typeof tall,
  height: number = tall[type],
) {
  return {
    name: `${name} ${width}`,
    styles: { width: `${width}px`, height: `${height}px` },
    type: type === 'phone' ? ('mobile' as const) : type,
  };
}

/** The widths at which every screen is looked at. */
export const viewports = {
  small: viewport('Small phone', 360, 'phone'),
  phone: viewport('Phone', 390, 'phone'),
  tablet: viewport('Tablet', 768, 'tablet'),
  laptop: viewport('Laptop', 1080, 'desktop'),
  desktop: viewport('Desktop', 1440, 'desktop'),
  longPhone: viewport('Whole page on a phone', 390, 'phone', pageHeight),
  longDesktop: viewport('Whole page on a desktop', 1440, 'desktop', pageHeight),
};
