import { offeredNames } from './accounts.ts';

const styles = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6 }
body { margin: 0 auto; max-width: 32rem; padding: 1.5rem 1rem }
button, input { font: inherit; padding: 0.375rem 0.75rem }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0 }
`;

function button(name: string): string {
  return `<button name="name" value="${name}">${name}</button>`;
}

/** The page on which somebody says who they are; whoever they say is believed. */
export function loginPage(action: string, clientName: string, problem: string | null): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stand-in for ${clientName}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Stand-in for ${clientName}</h1>
<p>Who are you? Each name is an account of its own.</p>
${problem === null ? '' : `<p role="alert">${problem}</p>`}
<form method="post" action="${action}">
${offeredNames.map(button).join('\n')}
</form>
<form method="post" action="${action}">
<label>Another name <input name="name" required pattern="[a-z0-9][a-z0-9\\-]{0,63}"></label>
<button>Sign in</button>
</form>
<form method="post" action="${action}">
<button name="cancel" value="cancel">Cancel</button>
</form>
</main>
</body>
</html>
`;
}
