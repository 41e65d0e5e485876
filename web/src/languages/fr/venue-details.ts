export const translations = {
  search: 'Chercher un réglage',
  nothing: 'Aucun réglage trouvé',
  nothingText: 'Essayez un autre mot.',
  on: 'Activé',
  off: 'Désactivé',
  none: 'Aucun',
  usual: 'Habituel pour la devise',
  minutes: 'min',
  kinds: {
    restaurant: 'Restaurant',
    hotel: 'Hôtel',
  },
  dialogs: {
    starter: 'Entrée',
    mainCourse: 'Plat',
    side: 'Accompagnement',
    dessert: 'Dessert',
    drink: 'Boisson',
  },
  stages: { queue: 'En attente', change: 'Modifiée', pass: 'Prête', delivered: 'Livrée' },
  lateAfter: {
    queue: 'En attente : retard après',
    change: 'Modifiée : retard après',
    pass: 'Prête : retard après',
    delivered: 'À terminer : retard après',
  },
  problems: {
    numberMissing: 'Saisissez un nombre.',
    numberRange: 'Saisissez un nombre de {{least}} à {{most}}.',
  },
  tasks: {
    venue: 'Établissement',
    ordering: 'Commandes',
    menu: 'Carte et langues',
    tables: 'Tables, chambres et plateaux',
    service: 'Demandes et notifications',
    payments: 'Paiements et caisse',
    printing: 'Impression',
    access: 'Accès',
    system: 'Système',
  },
  settings: {
    name: {
      label: 'Nom',
      help: 'Affiché au personnel et aux clients, et imprimé sur les tickets.',
    },
    isRestaurant: { label: 'Type', help: 'Un restaurant a des tables, un hôtel a des chambres.' },
    currency: {
      label: 'Devise',
      help: 'Pour tous les prix et paiements de l’établissement.',
    },
    timeZone: {
      label: 'Fuseau horaire',
      help: 'Règle l’horloge des cartes, des rapports et des nuits.',
    },
    nightHour: {
      label: 'Fin de la nuit',
      help: 'L’heure où finit la journée comptable et où les additions ouvertes sont clôturées.',
    },
    isReloadPopup: {
      label: 'Message de page rechargée',
      help: 'Prévient le personnel quand sa page a été rechargée.',
    },
    canReceiveOrder: {
      label: 'Ouvert aux commandes',
      help: 'Désactivé, personne ne peut commander, pas même le personnel.',
    },
    lateAfterMinutes: {
      label: 'Commandes en retard',
      help: 'Minutes après lesquelles une commande est en retard à chaque étape.',
    },
    isOpenTableOption: {
      label: 'Additions ouvertes',
      help: 'Les commandes suivantes d’une table continuent son addition ouverte.',
    },
    serviceFee: {
      label: 'Service',
      help: 'Pourcentage ajouté à chaque commande.',
    },
    coversAmount: {
      label: 'Prix par couvert',
      help: 'Montant pour chaque client d’une commande ; 0 pour aucun.',
    },
    ordersAMinute: {
      label: 'Commandes par minute',
      help: 'Maximum de commandes des clients d’une table par minute.',
    },
    piecesALine: {
      label: 'Quantité par article',
      help: 'Quantité maximale d’un article que les clients commandent en une fois.',
    },
    confirmAbove: {
      label: 'Confirmer au-dessus de',
      help: 'Le personnel confirme les commandes des clients au-dessus de ce total. Vide : habituel.',
    },
    largestTipPercent: {
      label: 'Pourboire maximal',
      help: 'Pourboire maximal d’un client, en part du total.',
    },
    biLingual: {
      label: 'Deux langues en liste',
      help: 'Affiche l’arabe à côté de l’anglais dans les listes de la carte.',
    },
    hasArabic: {
      label: 'Arabe',
      help: 'Les clients peuvent lire la carte en arabe.',
    },
    hasGerman: {
      label: 'Allemand',
      help: 'Les clients peuvent lire la carte en allemand.',
    },
    hasItalian: {
      label: 'Italien',
      help: 'Les clients peuvent lire la carte en italien.',
    },
    hasRussian: {
      label: 'Russe',
      help: 'Les clients peuvent lire la carte en russe.',
    },
    hasFrench: {
      label: 'Français',
      help: 'Les clients peuvent lire la carte en français.',
    },
    hasKurdish: {
      label: 'Kurde',
      help: 'Les clients peuvent lire la carte en kurde.',
    },
    isDiscountedPrice: {
      label: 'Prix remisés',
      help: 'Les articles peuvent avoir un prix plus bas certains jours et heures.',
    },
    isPriceLocked: {
      label: 'Prix verrouillés',
      help: 'Seul le siège peut changer les prix de cet établissement.',
    },
    activeDialogs: {
      label: 'Recommandations',
      help: 'Questions qui recommandent d’autres articles aux clients.',
    },
    confirmsMailConsent: {
      label: 'Confirmer l’accord aux e-mails',
      help: 'Les clients qui laissent une adresse reçoivent d’abord un lien. Rien d’autre ne part avant leur clic.',
    },
    isOnlinePayment: {
      label: 'Paiement en ligne',
      help: 'Les clients peuvent payer en ligne avec leur téléphone.',
    },
    isReciptPrintingOnly: {
      label: 'Impression de tickets seule',
      help: 'L’établissement imprime seulement les commandes ; tableaux et demandes sont masqués.',
    },
    isPassphrase: {
      label: 'Demander les phrases secrètes',
      help: 'L’accès au personnel et à la carte demande une phrase secrète.',
    },
  },
}
