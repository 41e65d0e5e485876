export const translations = {
  sounds: {
    kitchenRequest: 'Mutfakta hazır',
    request: 'Misafir talebi',
    overdueRequest: 'Geciken talep',
  },
  screens: {
    guestRequests: 'Talepler',
    requestsInMenu: 'Garson talepleri',
    requestTimes: 'Talep süreleri',
  },
  help: {
    times: 'Her talep türünün kaç dakikada tamamlanacağı.',
  },
}
