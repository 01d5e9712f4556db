/** Home, and the content home and first chapter of the first comic that Home links to. */
export async function pagesOf(origin: string): Promise<Readonly<Record<string, string>>> {
  const home = await (await fetch(`${origin}/`)).text();
  const [content] = /\/comic\/\d+(?=")/.exec(home) ?? [];
  if (content === undefined) throw new Error(`Home of ${origin} has no comic: is it filled?`);
  const page = await (await fetch(origin + content)).text();
  const [, chapter] = /"chapters":\[\{"id":(\d+)/.exec(page) ?? [];
  if (chapter === undefined) throw new Error(`${content} has no chapter`);
  return {
    Home: '/',
    'content home': content,
    'comic chapter': `${content}/chapter/${chapter}/product`,
  };
}
