export const translations = {
  screens: {
    jobs: 'Görevler',
  },
  help: {
    jobs: 'Sunucunun arka planda yaptığı işler ve başarısız olanlar.',
  },
}
