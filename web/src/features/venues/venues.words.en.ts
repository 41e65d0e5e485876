export const words = {
  picker: 'Venue',
}
