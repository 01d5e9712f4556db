import type { Phrases } from '../../phrases.ts';

export const offerwall: Phrases<'de-DE', 'offerwall'> = {
  title: 'Gratismünzen',
  intro: 'Münzen, die du hier sammelst, kosten nichts. Sie werden vor gekauften Münzen verwendet.',
  missionTitle: 'Missionen',
  missionText:
    'Probiere etwas aus, registriere dich oder sieh dir ein Video an und erhalte dafür Münzen.',
  missionNow_one: '{{count}} Mission, insgesamt {{coins}}',
  missionNow_other: '{{count}} Missionen, insgesamt {{coins}}',
  missionNone: 'Zurzeit gibt es keine Missionen.',
  missionOpen: 'Missionen ansehen',
  conversionTitle: 'Kartenpunkte',
  conversionText: 'Tausche deine Kartenpunkte in Münzen um.',
  conversionOpen: 'Punkte umtauschen',
  partnerNote:
    'Beides bieten Partner auf eigenen Seiten an. Was du dort eingibst, erreicht uns nie; sie teilen uns nur mit, wie viele Münzen du bekommst.',
  emptyTitle: 'Zurzeit keine Gratismünzen',
  emptyText: 'Schau etwas später wieder vorbei.',
  grantedTitle: 'Deine Münzen sind da',
  grantedText_one: '{{count}} Punkt umgetauscht: {{coins}}',
  grantedText_other: '{{count}} Punkte umgetauscht: {{coins}}',
  openTitle: 'Deine Punkte werden umgetauscht',
  openText: 'Das kann einige Minuten dauern. Deine Münzen werden automatisch gutgeschrieben.',
  cancelledTitle: 'Der Umtausch wurde abgebrochen',
  failedTitle: 'Die Punkte konnten nicht umgetauscht werden',
  noCoinsText: 'Es kamen keine Münzen hinzu. Du kannst es jederzeit erneut versuchen.',
  unknownTitle: 'Dieser Umtausch wurde nicht gefunden',
  unknownText: 'Vielleicht gehört er zu einem anderen Konto, oder der Link ist unvollständig.',
  toWall: 'Zurück zu den Gratismünzen',
};
