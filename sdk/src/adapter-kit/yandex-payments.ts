// Yandex's purchases on the game's items: a product is an item, its id the item's key.
export function createYandexPayments(shop: Coinop.Sdk['shop']) {
  const purchaseOf = (productID: string, developerPayload = ''): object => ({
    productID,
    purchaseToken: productID,
    developerPayload,
    signature: '',
  });

  return {
    async getCatalog() {
      return (await shop.items()).map(({ id, key, name, description, price, imageUrl }) => ({
        id: key ?? id,
        title: name,
        description,
        imageURI: imageUrl ?? '',
        price: `${price} coins`,
        priceValue: `${price}`,
        priceCurrencyCode: 'COINS',
        getPriceCurrencyImage: () => '',
      }));
    },
    async purchase({ id, developerPayload }: { id: string; developerPayload?: string }) {
      const { status } = await shop.buy(id);
      if (status !== 'approved') throw new Error('The player did not buy this.');
      return purchaseOf(id, developerPayload);
    },
    getPurchases: async () => (await shop.inventory()).map(({ itemId, key }) => purchaseOf(key ?? itemId)),
    async consumePurchase(purchaseToken: string) {
      await shop.consume(purchaseToken);
    },
  };
}
