export const translations = {
  screens: { branding: 'Identité visuelle' },
  help: { branding: 'Logo, couverture, couleurs et langue de la page des clients, et textes des tickets.' },
}
