// Instant Games' payments on the game's items: a product is an item, its id the item's key.
export function createFacebookPayments(shop: Coinop.Sdk['shop'], declined: () => Promise<never>) {
  const purchaseOf = (productID: string): object => ({
    productID,
    purchaseToken: productID,
    paymentID: productID,
    purchaseTime: `${Math.floor(Date.now() / 1000)}`,
    developerPayload: '',
    signedRequest: '',
  });

  return {
    // Phaser's plugin adds .catch() to what this returns.
    onReady: async (listener: () => void) => void setTimeout(listener),
    async getCatalogAsync() {
      return (await shop.items()).map(({ id, key, name, description, price, imageUrl }) => ({
        productID: key ?? id,
        title: name,
        description,
        imageURI: imageUrl ?? '',
        price: `${price} coins`,
        priceAmount: price,
        priceCurrencyCode: 'COINS',
      }));
    },
    async purchaseAsync({ productID }: { productID: string }) {
      const { status } = await shop.buy(productID);
      return status === 'approved' ? purchaseOf(productID) : declined();
    },
    getPurchasesAsync: async () => (await shop.inventory()).map(({ itemId, key }) => purchaseOf(key ?? itemId)),
    async consumePurchaseAsync(purchaseToken: string) {
      await shop.consume(purchaseToken);
    },
  };
}
