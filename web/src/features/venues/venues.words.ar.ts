export const words = {
  picker: 'المنشأة',
  all: 'كل المنشآت',
}
