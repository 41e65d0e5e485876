import type { Page } from '@playwright/test'
import { pickIn } from './choice-field.ts'

/** The labels of an item's form in each language, as far as the journeys fill it in. */
const labels = {
  en: {
    name: 'Name in English',
    arabicName: 'Name in Arabic',
    description: 'Description in English',
    arabicDescription: 'Description in Arabic',
    category: 'Category',
    price: 'Price',
    posId: 'POS ID',
    save: 'Save',
    crop: /^Crop and scale/,
    use: 'Use this image',
  },
  ar: {
    name: 'الاسم (الإنجليزية)',
    arabicName: 'الاسم (العربية)',
    description: 'الوصف (الإنجليزية)',
    arabicDescription: 'الوصف (العربية)',
    category: 'الفئة',
    price: 'السعر',
    posId: 'رمز نقطة البيع',
    save: 'حفظ',
    crop: /^قص وتغيير القياس/,
    use: 'استخدام هذه الصورة',
  },
} as const

/** Returns the locators of the drawer in which an item is added or edited. */
export function itemForm(page: Page, language: keyof typeof labels = 'en') {
  const label = labels[language]
  const drawer = page.locator('dialog:has(.ant-form)')
  const field = (name: 'name' | 'arabicName' | 'description' | 'arabicDescription' | 'price' | 'posId') =>
    drawer.getByLabel(label[name], { exact: true })
  return {
    drawer,
    field,
    save: drawer.getByRole('button', { name: label.save, exact: true }),
    file: drawer.locator('input[type=file]'),
    crop: drawer.getByRole('button', { name: label.crop }),
    useCropped: page.getByRole('button', { name: label.use }),
    /** The pictures that are uploaded. */
    picture: drawer.locator('ol img'),
    /** Picks one of the choices of a field. */
    async choose(name: 'category', choice: string): Promise<void> {
      await pickIn(drawer.getByRole('combobox', { name: label[name] }), choice)
    },
  }
}
