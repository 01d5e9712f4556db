const styles = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6 }
body { margin: 0 auto; max-width: 32rem; padding: 1.5rem 1rem }
button, select { font: inherit; padding: 0.375rem 0.75rem }
form { display: grid; gap: 0.75rem; margin: 1rem 0 }
`;

/** A page of the sandbox. */
export function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}
