import type { PolicyTexts } from './policy-texts.ts';

export const french: PolicyTexts = {
  terms_of_use: {
    title: 'Conditions d’utilisation',
    body: `Ces conditions s’appliquent entre vous et l’exploitant de ce service, où bandes dessinées et romans se lisent chapitre par chapitre.

## Votre compte

- Un compte appartient à une seule personne. Indiquez une adresse e-mail qui est la vôtre et gardez votre mot de passe pour vous.
- La page de votre compte montre où vous êtes connecté et permet de déconnecter les autres appareils.
- Après un an sans connexion, un compte est mis en sommeil. Il est conservé, et vous le réactivez en vous connectant.
- Vous pouvez supprimer votre compte à tout moment. Il est effacé définitivement au bout de 7 jours.

## La lecture

- Les chapitres gratuits se lisent sans compte. Les autres s’achètent ou se louent avec des pièces, des tickets ou en patientant, aux conditions affichées pour chaque chapitre avant votre choix.
- Ce que vous lisez vous est destiné. Il est interdit de le copier, de le publier ou de le vendre.
- Un titre peut quitter le service quand les droits arrivent à leur terme.
- Les titres pour adultes ne s’affichent qu’avec votre accord et, là où la loi l’exige, après vérification de votre âge.

## Usage loyal

Ne perturbez pas le service, ne contournez pas ses limites et n’utilisez pas le compte d’autrui. Nous pouvons fermer un compte qui ne respecte pas ces règles, en expliquant pourquoi à son titulaire.

## Modifications

Quand ces conditions changent, votre accord est demandé à la connexion suivante. D’ici là, la version que vous avez acceptée s’applique.

## Questions

Écrivez à {{supportEmail}}. Les droits que vous donne la loi de votre lieu de résidence restent entiers.`,
  },
  privacy_policy: {
    title: 'Politique de confidentialité',
    body: `Cette politique indique ce que le service conserve à votre sujet, pourquoi et combien de temps.

## Ce qui est conservé

- De votre compte : adresse e-mail, pseudo, langue, dernière connexion, ainsi que photo de profil et numéro de mobile si vous les donnez. Du mot de passe, seulement une empreinte qui ne permet pas de le retrouver.
- Les fournisseurs externes avec lesquels vous vous connectez, et la date de la vérification de votre âge. Aucun document n’est conservé.
- Ce que vous avez accepté, dans quelle version et quand.
- Les chapitres ouverts et terminés et l’endroit où vous en êtes, pour reprendre votre lecture.
- De chaque connexion : le type de navigateur et d’appareil, et la dernière utilisation.
- De vos messages à l’assistance : ce que vous écrivez et joignez, et l’adresse e-mail à laquelle nous répondons. Le tout est effacé un an après la fin du traitement.
- Sans compte, l’endroit où vous en êtes est conservé sous une empreinte de votre adresse réseau, qui ne permet pas de la retrouver.

## À quoi cela sert

Uniquement à faire fonctionner le service : vous laisser entrer, retenir vos lectures, envoyer les codes et les avis nécessaires, protéger les comptes. L’usage des écrans est compté sans noms.

## Cookies

Le service ne dépose que les cookies nécessaires : pour la connexion, la langue et votre choix au sujet des titres pour adultes. Aucun ne sert à la publicité.

## Qui d’autre les reçoit

Personne, hormis ceux qui exécutent ce que vous demandez : le serveur qui achemine nos e-mails, un fournisseur externe si vous vous connectez avec lui, et l’organisme de vérification si vous faites vérifier votre âge.

## Combien de temps

Les codes et les liens des e-mails sont valables 10 minutes. Quand vous supprimez votre compte, tout ce qui vous concerne est effacé au bout de 7 jours ; des chiffres sans nom demeurent.

## Vos droits

Vous pouvez consulter et modifier vos données et supprimer votre compte sur la page du compte. Pour toute autre demande, écrivez à {{supportEmail}}.`,
  },
  marketing_notification: {
    title: 'Nouvelles des titres et des événements',
    body: `Avec votre accord, nous vous informons des nouveautés, des mises à jour et des événements par e-mail et par les notifications du site.

- C’est facultatif. Le service reste le même sans cet accord.
- Nous utilisons votre adresse e-mail, votre langue et vos lectures à cette seule fin.
- Rien n’est envoyé la nuit, de 21 h à 8 h.
- Vous pouvez y mettre fin à tout moment sur la page du compte. Les e-mails nécessaires, comme les codes de vérification, sont envoyés dans tous les cas.`,
  },
  advertisement: {
    title: 'Offres et publicité',
    body: `Avec votre accord, nos messages peuvent contenir des offres et de la publicité, par exemple des remises sur les pièces.

- C’est facultatif. Le service reste le même sans cet accord.
- Vos données ne sont pas transmises aux annonceurs.
- Vous pouvez retirer votre accord à tout moment sur la page du compte ou en écrivant à {{supportEmail}}.`,
  },
  youth_protection_policy: {
    title: 'Protection des mineurs',
    body: `Des enfants et des adolescents lisent ici. Cette page dit comment ils sont protégés de ce qui n’est pas pour eux.

## Classification

- Chaque titre est classé : tout public, 12, 15 ou 19 ans. La mention figure sur la page du titre.
- Elle tient compte de la violence, de la sexualité, de la peur, des drogues et du langage, et elle est revue quand un titre change.

## Titres pour adultes

- Les titres classés 19 ne s’ouvrent qu’aux personnes qui ont déclaré avoir l’âge requis et, là où la loi l’exige, qui l’ont prouvé.
- D’ici là, leurs couvertures sont masquées ou floutées, y compris dans les listes et la recherche.
- Une vérification de l’âge est valable un an.

## Commentaires

- Tout commentaire peut être signalé. Les signalements sont examinés par des personnes, et ce qui nuit est retiré.
- Personne n’a à donner son vrai nom, son école ou son adresse pour commenter, et personne ne doit les demander.

## Ce que peuvent faire les parents

- Parlez avec votre enfant de ses lectures et regardez ensemble la classification.
- En cas de paiement fait sans votre accord ou de contenu qui n’aurait pas dû s’afficher, écrivez-nous. Nous l’examinons en priorité.

## À qui s’adresser

Pour toute question sur la protection des mineurs : {{supportEmail}}.`,
  },
};
