#import <Foundation/Foundation.h>

/// Turns what Objective-C raises into what Swift throws.
@interface Exceptions : NSObject
+ (BOOL)caught:(void (NS_NOESCAPE ^_Nonnull)(void))work error:(NSError *_Nullable *_Nullable)error;
@end
