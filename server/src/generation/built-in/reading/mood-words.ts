/** "Melancholic autumn walk": nobody is meant by these, whatever follows. */
export const isOnlyMood = (word: string): boolean =>
  /^(melancholic|melancholy|nostalgic|wistful|romantic|dramatic|hectic|chaotic|hypnotic|psychedelic|bittersweet|pensive|sombre|somber|gloomy|dreamy|mellow)$/.test(
    word,
  );

/** "Slow and melancholic" is a mood, and no melancholic person. */
export const isMoodWord = (word: string): boolean =>
  /^(melancholic|melancholy|lonely|romantic|epic|classic|classical|retro|hectic|dramatic|nostalgic|psychedelic|chaotic|peaceful|hypnotic|gothic|comic|funky|cosy|cozy|chill|dark|mellow|dreamy|surreal|minimalist|minimal|creepy|scary|spooky|goofy|silly|cute|funny|calm|quiet|relaxing|slow|fast|hard|easy|sad|happy|short|simple)$/.test(
    word,
  );
