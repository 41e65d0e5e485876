import { type Static, Type } from '@sinclair/typebox'

export const menuTags = ['Main Course', 'Beverages', 'Dessert', 'Kids Meals', 'Specials'] as const

/** What a category or an item may be tagged as. (spec 2, §9) */
export type MenuTag = (typeof menuTags)[number]

export const menuTagSchema = Type.Union(menuTags.map((tag) => Type.Literal(tag)))

export const ecoTags = ['vegan', 'farm', 'organic', 'none'] as const

export const ecoTagSchema = Type.Union(ecoTags.map((tag) => Type.Literal(tag)))

/** How an item is marked for those who look for it; `none` is no mark. (spec 2, §3) */
export type EcoTag = Static<typeof ecoTagSchema>

export const recommendationCategories = ['none', 'starter', 'mainCourse', 'side', 'dessert', 'drink'] as const

export const recommendationCategorySchema = Type.Union(
  recommendationCategories.map((category) => Type.Literal(category)),
)

/** The question of the recommendation dialog in which an item may be proposed; `none` is in none. (spec 2, §9) */
export type RecommendationCategory = Static<typeof recommendationCategorySchema>

/** The dialogs of recommendations that a venue can have among its `activeDialogs`. */
export type RecommendationDialog = Exclude<RecommendationCategory, 'none'>
