import type { Phrases } from '../../phrases.ts';

export const mails: Phrases<'fr-FR', 'mails'> = {
  codeSubject: 'Votre code de vérification',
  code: 'Saisissez ce code pour vérifier votre adresse e-mail :',
  validFor_one: 'Valable une seule fois, pendant {{count}} minute.',
  validFor_many: 'Valable une seule fois, pendant {{count}} de minutes.',
  validFor_other: 'Valable une seule fois, pendant {{count}} minutes.',
  ignore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.',
  takenSubject: 'Un compte existe déjà avec cette adresse e-mail',
  taken:
    'Quelqu’un, sans doute vous, souhaite utiliser cette adresse e-mail pour un compte. Elle en a déjà un : cet e-mail ne contient donc pas de code.',
  takenSignIn: 'Connectez-vous ici :',
  takenReset: 'Si vous avez oublié votre mot de passe, choisissez-en un nouveau ici :',
  resetSubject: 'Choisissez un nouveau mot de passe',
  reset: 'Choisissez un nouveau mot de passe avec ce lien :',
  resetIgnore:
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.',
  changedSubject: 'Votre mot de passe a été modifié',
  changed:
    'Le mot de passe de votre compte a été modifié, et tous les autres appareils ont été déconnectés.',
  changedReset: 'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe :',
  emailChangedSubject: 'Votre adresse e-mail a été modifiée',
  emailChanged:
    'L’adresse e-mail de votre compte a été modifiée. Celle-ci ne permet plus de vous connecter.',
  emailChangedAsk: 'Si vous n’en êtes pas à l’origine, écrivez tout de suite à {{email}}.',
  connectedSubject: 'Une nouvelle connexion a été associée',
  connected: 'Une nouvelle connexion a été associée à votre compte.',
  connectedSee: 'Si vous n’en êtes pas à l’origine, dissociez-la ici et changez de mot de passe :',
  footer: 'Cet e-mail a été envoyé automatiquement. Questions : {{email}}',
  outboxTitle: 'E-mails de ce service',
  outboxHint:
    'Aucun serveur de messagerie n’est configuré : les e-mails s’affichent ici et ne partent pas.',
  outboxEmpty: 'Aucun e-mail pour l’instant.',
  outboxTo: 'À {{email}}',
  receiptSubject: 'Reçu de votre achat de pièces',
  receipt: 'Merci. Votre paiement est arrivé et les pièces ont été ajoutées à votre solde.',
  receiptCoins: 'Pièces : {{coins}}',
  receiptBonus: 'Pièces offertes : {{coins}}',
  receiptPrice: 'Montant payé : {{price}}',
  receiptDate: 'Date : {{date}}',
  receiptOrder: 'Numéro de commande : {{id}}',
  refundRequestedSubject: 'Votre demande de remboursement est arrivée',
  refundRequested:
    'Votre demande de remboursement est arrivée. Tant que son traitement n’a pas commencé, une nouvelle demande la remplace.',
  refundRenewedSubject: 'Le montant de votre remboursement a changé',
  refundRenewed:
    'Vos pièces ou vos chapitres ayant changé depuis votre demande, nous avons recalculé le montant du remboursement. Votre demande reste valable, vous n’avez rien à faire.',
  refundTakenUpSubject: 'Votre remboursement est en cours de traitement',
  refundTakenUp:
    'Nous avons commencé à traiter votre remboursement. Le compte ne peut plus être modifié. Le versement prend 3 à 7 jours ouvrés.',
  refundPaidSubject: 'Votre remboursement a été versé',
  refundPaid: 'Votre remboursement a été versé sur le compte indiqué.',
  refundReturnedSubject: 'Votre remboursement n’a pas pu être versé',
  refundReturned:
    'La banque nous a renvoyé votre remboursement. Vérifiez la banque, le numéro de compte et le titulaire, puis renvoyez la demande.',
  refundRefusedSubject: 'Votre demande de remboursement a été refusée',
  refundRefused: 'Votre demande de remboursement a été refusée.',
  refundAmount: 'Montant : {{amount}}',
  refundReason: 'Motif : {{reason}}',
  refundSee: 'Votre demande :',
  inquiryAnswerSubject: 'Réponse à votre message',
  inquiryAnswer: 'Vous nous avez écrit le {{date}}. Voici notre réponse :',
  inquiryAsked: 'Votre message :',
};
