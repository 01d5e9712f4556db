import type { PolicyTexts } from './policy-texts.ts';

export const german: PolicyTexts = {
  terms_of_use: {
    title: 'Nutzungsbedingungen',
    body: `Diese Bedingungen gelten zwischen dir und dem Betreiber dieses Dienstes, in dem Comics und Romane Kapitel für Kapitel gelesen werden.

## Dein Konto

- Ein Konto gehört einer Person. Gib eine E-Mail-Adresse an, die dir gehört, und behalte dein Passwort für dich.
- Auf deiner Kontoseite siehst du, wo du angemeldet bist, und kannst andere Geräte abmelden.
- Nach einem Jahr ohne Anmeldung ruht ein Konto. Es bleibt erhalten, und mit einer Anmeldung reaktivierst du es.
- Du kannst dein Konto jederzeit löschen. Nach 7 Tagen ist es endgültig gelöscht.

## Lesen

- Kostenlose Kapitel lassen sich ohne Konto lesen. Andere kannst du mit Münzen, Tickets oder Wartezeit kaufen oder leihen; die Bedingungen stehen bei jedem Kapitel, bevor du dich entscheidest.
- Was du liest, ist für dich. Kopieren, Veröffentlichen und Verkaufen ist nicht erlaubt.
- Ein Titel kann den Dienst verlassen, wenn die Rechte daran enden.
- Titel für Erwachsene erscheinen nur mit deiner Zustimmung und, wo das Gesetz es verlangt, nach einer Altersprüfung.

## Faire Nutzung

Störe den Dienst nicht, umgehe seine Grenzen nicht und nutze kein fremdes Konto. Ein Konto, mit dem das geschieht, können wir schließen; wir sagen dann, warum.

## Änderungen

Ändern sich diese Bedingungen, bitten wir dich bei der nächsten Anmeldung um Zustimmung zur neuen Fassung. Bis dahin gilt die, der du zugestimmt hast.

## Fragen

Schreib an {{supportEmail}}. Was dir das Recht deines Wohnorts zusichert, bleibt unberührt.`,
  },
  privacy_policy: {
    title: 'Datenschutzerklärung',
    body: `Hier steht, was der Dienst über dich speichert, wozu und wie lange.

## Was gespeichert wird

- Von deinem Konto: E-Mail-Adresse, Nickname, Sprache, letzte Anmeldung sowie Profilbild und Handynummer, falls du sie angibst. Von deinem Passwort nur ein Hash, aus dem es sich nicht ablesen lässt.
- Mit welchen externen Anbietern du dich anmeldest und wann dein Alter geprüft wurde. Dokumente werden nicht gespeichert.
- Welchen Texten du zugestimmt hast, in welcher Fassung und wann.
- Welche Kapitel du geöffnet und beendet hast und wie weit du gelesen hast, damit du weiterlesen kannst.
- Von jeder Anmeldung: die Art von Browser und Gerät und wann sie zuletzt genutzt wurde.
- Von einer Anfrage: was du schreibst und anhängst und die E-Mail-Adresse, an die wir antworten. Ein Jahr nach der Erledigung wird sie gelöscht.
- Ohne Konto wird deine Lesestelle unter einem Prüfwert deiner Netzwerkadresse gespeichert, aus dem sich die Adresse nicht ablesen lässt.

## Wozu

Nur für den Betrieb des Dienstes: um dich anzumelden, deine Lesestelle zu behalten, nötige Codes und Hinweise zu schicken und Konten zu schützen. Die Nutzung der Seiten wird ohne Namen gezählt.

## Cookies

Der Dienst setzt nur Cookies, die er braucht: für Anmeldung, Sprache und deine Wahl zu Titeln für Erwachsene. Keines dient der Werbung.

## Wer sie noch erhält

Niemand außer denen, die ausführen, was du verlangst: der Mailserver, der unsere E-Mails zustellt, ein externer Anbieter, wenn du dich mit ihm anmeldest, und die Prüfstelle, wenn du dein Alter prüfen lässt.

## Wie lange

Codes und Links in E-Mails gelten 10 Minuten. Löschst du dein Konto, wird nach 7 Tagen alles entfernt, was dich betrifft; Zahlen ohne Namen bleiben.

## Deine Rechte

Auf deiner Kontoseite kannst du deine Angaben sehen und ändern und dein Konto löschen. Für alles andere schreib an {{supportEmail}}.`,
  },
  marketing_notification: {
    title: 'Hinweise auf Titel und Aktionen',
    body: `Mit deiner Zustimmung informieren wir dich per E-Mail und mit Benachrichtigungen der Seite über neue Titel, Fortsetzungen und Aktionen.

- Das ist freiwillig. Der Dienst funktioniert auch ohne.
- Wir nutzen deine E-Mail-Adresse, deine Sprache und was du liest nur zu diesem Zweck.
- Nachts von 21 bis 8 Uhr wird nichts verschickt.
- Du kannst es auf deiner Kontoseite jederzeit abschalten. Nötige E-Mails wie Bestätigungscodes kommen in jedem Fall.`,
  },
  advertisement: {
    title: 'Angebote und Werbung',
    body: `Mit deiner Zustimmung dürfen unsere Hinweise Angebote und Werbung enthalten, zum Beispiel Rabatte auf Münzen.

- Das ist freiwillig. Der Dienst funktioniert auch ohne.
- Deine Angaben werden nicht an Werbetreibende weitergegeben.
- Du kannst deine Zustimmung jederzeit auf deiner Kontoseite oder per E-Mail an {{supportEmail}} widerrufen.`,
  },
  youth_protection_policy: {
    title: 'Jugendschutz',
    body: `Auch Kinder und Jugendliche lesen hier. Diese Seite sagt, wie sie vor dem geschützt werden, was nicht für sie ist.

## Altersfreigaben

- Jeder Titel hat eine Freigabe: alle, 12, 15 oder 19. Sie steht auf der Seite des Titels.
- Sie richtet sich nach Gewalt, Sexualität, Angst, Drogen und Sprache und wird neu geprüft, wenn sich ein Titel ändert.

## Titel für Erwachsene

- Titel ab 19 öffnen sich nur für Personen, die ihr Alter bestätigt und, wo das Gesetz es verlangt, nachgewiesen haben.
- Bis dahin sind ihre Titelbilder verdeckt oder unscharf, auch in Listen und in der Suche.
- Ein Altersnachweis gilt ein Jahr.

## Kommentare

- Jeder Kommentar kann gemeldet werden. Meldungen werden von Menschen geprüft, und was schadet, wird entfernt.
- Niemand muss zum Kommentieren Namen, Schule oder Adresse nennen, und niemand soll danach fragen.

## Was Eltern tun können

- Sprecht mit eurem Kind über das, was es liest, und schaut gemeinsam auf die Freigaben.
- Wurde ohne eure Zustimmung bezahlt oder etwas Unpassendes gezeigt, schreibt uns. Wir prüfen das zuerst.

## Kontakt

Fragen und Hinweise zum Jugendschutz erreichen uns unter {{supportEmail}}.`,
  },
};
