export const words = {
  picker: 'المنشأة',
}
