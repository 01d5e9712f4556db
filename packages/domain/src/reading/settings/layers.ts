/** What was chosen in one place; what is missing or undefined was not. */
export type Layer<Settings> = { readonly [Key in keyof Settings]?: Settings[Key] | undefined };

/** Choices for one title lie over those for the device, and those over the defaults. */
export type Layers<Settings> = {
  readonly title: Layer<Settings>;
  readonly device: Layer<Settings>;
};

/** What a choice is for. */
export type Scope = 'title' | 'device';

function chosenIn<Settings extends object>(layer: Layer<Settings>): Layer<Settings> {
  const chosen = Object.entries(layer).filter(([, value]) => value !== undefined);
  return Object.fromEntries(chosen) as Layer<Settings>;
}

/** The settings that hold: of each one the title's, else the device's, else the default. */
export function settingsOf<Settings extends object>(
  defaults: Settings,
  { title, device }: Layers<Settings>,
): Settings {
  return { ...defaults, ...chosenIn(device), ...chosenIn(title) };
}

/**
 * Adds choices. One for the device also takes back what was chosen for the title: otherwise nothing
 * would be seen of it.
 */
export function withChoice<Settings extends object>(
  { title, device }: Layers<Settings>,
  scope: Scope,
  choice: Layer<Settings>,
): Layers<Settings> {
  if (scope === 'title') return { device, title: { ...title, ...choice } };
  const kept = Object.entries(title).filter(([key]) => !(key in choice));
  return {
    device: { ...device, ...choice },
    title: Object.fromEntries(kept) as Layer<Settings>,
  };
}

/** What the next choice is for: the title where it has choices of its own. */
export function scopeOf<Settings extends object>({ title }: Layers<Settings>): Scope {
  return Object.keys(chosenIn(title)).length > 0 ? 'title' : 'device';
}
