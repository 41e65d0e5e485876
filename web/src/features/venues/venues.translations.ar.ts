export const translations = {
  picker: 'المنشأة',
  all: 'كل المنشآت',
}
