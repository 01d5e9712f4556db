import type { Phrases } from '../../phrases.ts';

export const push: Phrases<'de-DE', 'push'> = {
  title: 'Benachrichtigungen',
  lead: 'Erfahre von neuen Kapiteln deiner Titel, von Geschenken und von Antworten auf deine Anfragen. Von 21 bis 8 Uhr schicken wir nichts.',
  leadRefund:
    'Erfahre in diesem Browser, wie es mit deiner Erstattung steht: wenn wir sie bearbeiten und wenn sie ausgezahlt ist. Von 21 bis 8 Uhr schicken wir nichts.',
  turnOn: 'Benachrichtigungen einschalten',
  turnOff: 'Benachrichtigungen ausschalten',
  notNow: 'Nein danke',
  isOn: 'Benachrichtigungen sind in diesem Browser eingeschaltet.',
  denied:
    'Dieser Browser blockiert Benachrichtigungen von Hanji. Erlaube sie in seinen Einstellungen für diese Website und versuche es noch einmal.',
  unsupported:
    'Dieser Browser kann keine Benachrichtigungen anzeigen. Füge Hanji auf dem iPhone oder iPad zum Home-Bildschirm hinzu und öffne es dort.',
  failed:
    'Die Benachrichtigungen konnten nicht geändert werden. Bitte versuche es gleich noch einmal.',
  here: 'In diesem Browser',
  newChapter: 'Neue Kapitel',
  newChapterHint: 'Von Titeln, die du abonniert hast.',
  gift: 'Geschenke',
  giftEnding: 'Geschenke, die bald ablaufen',
  inquiryAnswered: 'Antworten auf Anfragen',
  night: 'Auch nachts',
  nightHint: 'Von 21 bis 8 Uhr.',
};
