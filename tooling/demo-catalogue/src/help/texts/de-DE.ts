import type { HelpTexts } from '../help-texts.ts';

export const texts: HelpTexts = {
  welcome: {
    title: 'Willkommen bei Hanji',
    category: 'Neues',
    body: `Hanji ist da: Webcomics und Webromane, Kapitel für Kapitel.

- Gratiskapitel lassen sich ohne Anmeldung lesen.
- Angemeldet liest du auf jedem Gerät da weiter, wo du aufgehört hast.
- Abonniere einen Titel, und deine Bibliothek zeigt dir neue Kapitel.

Fragen? Schau zuerst in die [häufigen Fragen](/document/faq).`,
  },
  answers: {
    title: 'Wann wir deine Nachrichten beantworten',
    category: 'Neues',
    body: `Wir antworten der Reihe nach, **werktags von 9 bis 17 Uhr (UTC)**. Was am Wochenende kommt, lesen wir am nächsten Werktag.

Nenn uns Titel, Kapitel und Gerät, dann können wir dir schneller helfen.`,
  },
  'forgot-password': {
    title: 'Ich habe mein Passwort vergessen',
    category: 'Konto',
    body: `Gib deine E-Mail-Adresse unter [Passwort vergessen](/password/find) ein. Wir schicken dir einen Link, mit dem du ein neues festlegst. Er gilt einmal und **10 Minuten lang**.

Wenn die E-Mail nicht ankommt, schau auch in den Spam-Ordner.`,
  },
  coins: {
    title: 'In welcher Reihenfolge werden meine Münzen verwendet?',
    category: 'Münzen und Bezahlung',
    body: `Zuerst gehen Gratis- und Bonusmünzen, **die am frühesten ablaufen** vor den anderen. Danach kommen gekaufte Münzen, die ältesten zuerst.

Im [Münzverlauf](/coin/history/distributed) siehst du, was du bekommen und verwendet hast.`,
  },
  'wait-free': {
    title: 'Wie funktioniert „Gratis mit Wartezeit“?',
    category: 'Lesen',
    body: `Wenn die Anzeige auf der Seite eines Titels voll ist, kannst du eines seiner Kapitel gratis lesen. Danach füllt sie sich wieder, und die Seite des Titels zeigt, **wie lange es dauert**.

Dafür musst du angemeldet sein.`,
  },
};
