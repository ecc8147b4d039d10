// Decrypts base64 of an initialisation vector and a ciphertext, with a base64 key: the form of both CrazyGames' scores
// (AES-GCM, 12 bytes) and Newgrounds' secure calls (AES-CBC, 16 bytes).
export async function decrypt(name: 'AES-GCM' | 'AES-CBC', keyText: string, text: string): Promise<string> {
  const ivLength = name === 'AES-GCM' ? 12 : 16;
  const bytes = bytesOf(text);
  const key = await crypto.subtle.importKey('raw', bytesOf(keyText), name, false, ['decrypt']);
  const iv = bytes.slice(0, ivLength);
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name, iv }, key, bytes.slice(ivLength)));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
